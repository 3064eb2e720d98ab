-- What a site of the demo was seeded from: a seed that has changed since reaches it only when it is seeded anew.
alter table site add column seed_hash text;
