const MAX_LENGTH = 253;

/**
 * The host a request names, as the host table spells it: lower case, without port and trailing dot, in
 * punycode. `null` for anything that is not a plain host: user info, paths, control characters, lists.
 */
export function normalizeHost(header: string | undefined): string | null {
  if (header === undefined || header === '' || header.length > MAX_LENGTH + 6) return null;
  if (
    /[\s,;/\\@?#%<>^|"'`{}]/.test(header) ||
    [...header].some((character) => (character.codePointAt(0) ?? 0) < 0x21)
  )
    return null;
  const url = URL.parse(`http://${header}`);
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash) return null;
  const host = url.hostname.replace(/\.$/, '').replace(/^\[|\]$/g, '');
  return host === '' || host.length > MAX_LENGTH ? null : host;
}
