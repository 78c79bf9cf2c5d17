-- Why a payment came to nothing, or its money goes back: 'taken', the car was reserved or sold before; 'own', the same
-- shopper holds the car by another payment; 'amount', another amount came than was asked for. Null for another reason,
-- and for payments from before this was noted.

alter table payments add column ended_why text check (ended_why in ('taken', 'own', 'amount'));
