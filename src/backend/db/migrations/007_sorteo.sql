-- The lottery number of a request at each of its options, as a share of all: its family sees it beside the cut-off.
alter table resultados add column sorteo double precision check (sorteo between 0 and 1); -- null: from before
