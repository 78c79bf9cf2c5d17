-- What a price that a site showed included, in the words of `priceIs`: 'drive away', 'excluding government charges',
-- 'plus GST', 'from'; '' where nobody said so, null for what was noted before this was. A drive-away price and one
-- before charges are not compared by their amounts.

alter table alert_cars add column includes text;

alter table alert_matches add column includes_before text;
