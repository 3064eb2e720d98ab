-- What a link shows beside its pages, so that the list of links can say it. The signed token says the same.
alter table preview_token add column version integer check (version >= 1);
alter table preview_token add column scenario text;
alter table preview_token add column created_by text;
-- Names a link in the list, where its hash would be half of a secret.
alter table preview_token add column id uuid not null default gen_random_uuid();
create unique index preview_token_by_id on preview_token (site_id, id);
