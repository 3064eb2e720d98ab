import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path of a screen, with its query. */
  readonly to: string;
}

/** Another tab or window is the browser's own. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to a screen of the editor: that of the router carries what only its framework needs, as much again. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const href = useHref(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        // Where one is already adds no step back.
        void navigate(to, { replace: href === pathname + search });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says that its screen is shown, or with `end` left out, one below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { readonly end?: boolean }) {
  const { pathname } = useLocation();
  const isShown = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`));
  return <Link {...rest} {...(isShown ? { 'aria-current': 'page' as const } : {})} />;
}
