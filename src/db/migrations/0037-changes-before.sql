-- What of a car was otherwise before a change, as the columns of `cars` hold it: somebody who waits for what it has
-- become is told of it. Null for a new car, and where no search asks about what changed.

alter table stock_changes add column was text;
