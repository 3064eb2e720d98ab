import { isRecord } from '../../../api/wire/is-record.ts';
import type { SelectedExtra } from '../../../domain/extras.ts';
import type { IslandServices } from '../../../runtime/hydration/services.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';

/** What is filled in, by the names of the fields. */
export type Draft = Record<string, string | boolean | readonly string[] | undefined>;

const isAnswer = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((file) => typeof file === 'string'));

/** The last booking call of this tab for a trip. */
export interface SentBooking {
  /** The request as JSON. */
  readonly content: string;
  /** Its Idempotency-Key. */
  readonly key: string;
  /** Whether its outcome is unknown: the booking may exist. */
  readonly isOpen: boolean;
  /** The number of the booking; `null` while none is known. */
  readonly number: string | null;
  /** Opens the booking; `null` while none is known. */
  readonly accessKey: string | null;
}

/** What a checkout stores for as long as the tab lives; in memory where the browser refuses its storage. */
export function createCheckoutStore(services: Pick<IslandServices, 'storage'>) {
  const inMemory = new Map<string, string>();
  const load = (name: string): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(inMemory.get(name) ?? services.storage.getItem(name) ?? '{}');
      return isRecord(value) ? value : {};
    } catch {
      return {};
    }
  };
  const save = (name: string, value: object) => {
    const text = JSON.stringify(value);
    inMemory.delete(name);
    try {
      services.storage.setItem(name, text);
    } catch {
      inMemory.set(name, text);
    }
  };
  return {
    draft: (): Draft =>
      Object.fromEntries(
        Object.entries(load('checkout-draft')).filter(([, value]) => isAnswer(value)),
      ) as Draft,
    saveDraft: (draft: Draft) => save('checkout-draft', draft),

    /** The extras that were chosen instead of those that a trip was served with; `null` when none are stored. */
    extras(served: string): SelectedExtra[] | null {
      const stored = load('checkout-extras');
      if (stored.served !== served || !Array.isArray(stored.extras)) return null;
      return stored.extras.filter(
        (extra): extra is SelectedExtra =>
          isRecord(extra) && typeof extra.extraId === 'string' && typeof extra.quantity === 'number',
      );
    },
    saveExtras: (served: string, extras: readonly SelectedExtra[]) =>
      save('checkout-extras', { served, extras }),

    /** The last booking call for a trip; `null` when none is stored. */
    sent(trip: string): SentBooking | null {
      const sent = load('checkout-sent')[trip];
      if (!isRecord(sent) || typeof sent.content !== 'string' || typeof sent.key !== 'string') return null;
      const { content, key, isOpen, number, accessKey } = sent;
      return {
        content,
        key,
        isOpen: isOpen === true,
        number: typeof number === 'string' ? number : null,
        accessKey: typeof accessKey === 'string' ? accessKey : null,
      };
    },
    /** Stores the last booking call for a trip beside those for others; `null` deletes it. */
    saveSent(trip: string, sent: SentBooking | null) {
      const { [trip]: _last, ...others } = load('checkout-sent');
      save('checkout-sent', sent ? { ...others, [trip]: sent } : others);
    },
  };
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

const stores = new WeakMap<IslandServices, CheckoutStore>();

/** The store of all checkout islands with the same services. */
export function useCheckoutStore(): CheckoutStore {
  const services = useServices();
  const store = stores.get(services) ?? createCheckoutStore(services);
  stores.set(services, store);
  return store;
}
