-- To how many a batch of the waiting list offered a place: whoever moves it is told.
alter table tandas add column ofrecidos int check (ofrecidos >= 0); -- null: from before
