/** The product's sign. */
export const Mark = ({ size = 24 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="var(--accent)" />
    <path d="M10 24V8h13v4h-8.500v3.500H21v4h-6.500V24z" fill="var(--on-accent)" />
  </svg>
);
