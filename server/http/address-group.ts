const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_NETWORK_GROUPS = 4;

/** The key under which an address is counted: an IPv4 address, or the /64 network of an IPv6 one, which one household has whole. */
export function addressGroup(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = ip.includes('::') ? [...groups, ...Array<string>(missing).fill('0')] : groups;
  // Missing groups at the end are not part of the network.
  const network = [...whole, ...tail.split(':')].slice(0, IPV6_NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
