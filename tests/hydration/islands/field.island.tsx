import { useState } from 'react';

const SERVED = { name: '', car: 'small', terms: false, payment: 'later', notes: 'none' };

/** A form that shows what it knows instead of being sent. */
export function FieldIsland({ label }: { readonly label: string }) {
  const [values, setValues] = useState(SERVED);
  const [sent, setSent] = useState('');
  const set = (change: Partial<typeof SERVED>) => setValues((known) => ({ ...known, ...change }));
  return (
    <form
      action="/sent"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + Object.values(values).join());
      }}
    >
      <label>
        {label}
        <input name="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      </label>
      <select name="car" value={values.car} onChange={(event) => set({ car: event.target.value })}>
        <option value="small">Small</option>
        <option value="large">Large</option>
      </select>
      <input
        type="checkbox"
        name="terms"
        checked={values.terms}
        onChange={(event) => set({ terms: event.target.checked })}
      />
      {['later', 'now'].map((value) => (
        <input
          key={value}
          type="radio"
          name="payment"
          value={value}
          checked={values.payment === value}
          onChange={() => set({ payment: value })}
        />
      ))}
      <textarea name="notes" value={values.notes} onChange={(event) => set({ notes: event.target.value })} />
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}
