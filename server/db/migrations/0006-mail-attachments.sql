-- Files that went with a mail: [{ fileName, contentType, content }].
alter table inbox_mail add column attachments jsonb not null default '[]';
