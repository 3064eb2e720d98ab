const BITS = 0xffffffff;

/** A short name for a text, the same wherever it is computed. It is no secret and proves nothing. */
export function textHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return [other, one].map((part) => (part & BITS ? part >>> 0 : 0).toString(36).padStart(7, '0')).join('');
}
