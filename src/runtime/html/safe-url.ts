const SAFE_URL = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+0-9 ().-]+|\/(?![/\\])[^\s\\]*|#[A-Za-z][\w-]*)$/i;

/** Whether an address that an operator wrote may be linked: the web, mail, telephone, a path of the site, or an anchor on the page. */
export const isSafeUrl = (url: string): boolean => SAFE_URL.test(url);
