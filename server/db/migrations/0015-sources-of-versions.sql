-- How a version was made where its author did not make it in the editor: by a program, or imported from files.
alter table document_version add column via text check (via in ('mcp', 'import'));
