-- An operator adds versions and notes when one is published; no version changes, and only drafts that were never
-- published are deleted. Documents are archived, and deleted with their site alone.
revoke delete on document from forecourt_operator;
revoke update on document_version from forecourt_operator;
grant update (published_at) on document_version to forecourt_operator;

drop policy own_site_operator on document_version;
create policy operator_reads on document_version for select to forecourt_operator
  using (site_id = current_site());
create policy operator_adds on document_version for insert to forecourt_operator
  with check (site_id = current_site());
create policy operator_publishes on document_version for update to forecourt_operator
  using (site_id = current_site() and published_at is null) with check (site_id = current_site());
create policy operator_deletes_drafts on document_version for delete to forecourt_operator
  using (site_id = current_site() and published_at is null);
