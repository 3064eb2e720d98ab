import { sampleBookingResponses } from '../src/api/wire/scenarios/sample-bookings.ts';
import { action } from 'storybook/actions';
import { ApiError } from '../src/api/api-error.ts';
import { fakeCaller } from '../tests/support/fake-api.ts';
import { BRANDS, brandOf } from './brands.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Answers calls of the product API from fixtures; Storybook has no server. */
async function respond(address: URL, method: string): Promise<Response> {
  action('call of the product API')(`${method} ${address.pathname}${address.search}`);
  const { currency } = brandOf(BRANDS[0]?.id);
  try {
    return json(await fakeCaller(sampleBookingResponses(currency)).get(address.pathname));
  } catch (error) {
    const { status, message } =
      error instanceof ApiError ? error : new ApiError(500, String(error), null, null);
    return json({ error: message }, status);
  }
}

function interceptCalls() {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    return address.pathname.startsWith('/api/') ? respond(address, request.method) : fetch(request);
  };
}

/** Links and forms of stories lead to pages that are not here: they are reported instead of followed. */
function stayHere() {
  const goesElsewhere = action('leads to');
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest('#storybook-root a[href], .sb-story a[href]')
        : null;
    const href = link?.getAttribute('href') ?? '';
    // An anchor on the same page can be gone to; our own routes begin with a slash after the mark.
    if (href === '' || /^#[^/]/.test(href) || event.defaultPrevented) return;
    event.preventDefault();
    goesElsewhere(href);
  });
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.defaultPrevented) return;
    event.preventDefault();
    const values = new URLSearchParams(new FormData(event.target) as unknown as Record<string, string>);
    goesElsewhere(`${event.target.getAttribute('action') ?? ''}?${values}`);
  });
}

/** Keeps stories inside Storybook: no call, link or form leaves it. */
export function stayInStorybook(): void {
  interceptCalls();
  stayHere();
}
