-- Kinds of documents are listed in src/api/wire/document-kinds.ts alone; a new one takes no migration.
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check check (kind ~ '^[a-z][a-zA-Z]{0,39}$');
