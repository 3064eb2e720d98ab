import { useState } from 'react';

interface Props {
  /** Name of the group of chips. */
  readonly label: string;
  /** All cars under the id '', then each class; `shown` says how many cars that is. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly shown: string }[];
}

/** Chips that leave one class of the cars below them in sight; the cars stay as they were served. */
export function FleetFilterIsland({ label, choices }: Props) {
  const [chosen, setChosen] = useState('');
  const choose = (chip: HTMLElement, id: string) => {
    setChosen(id);
    const cards = chip.closest('[data-fleet]')?.querySelectorAll<HTMLElement>('[data-category]');
    for (const card of cards ?? []) card.hidden = id !== '' && card.dataset.category !== id;
  };
  return (
    <>
      <div role="group" aria-label={label}>
        {choices.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={({ currentTarget }) => choose(currentTarget, id)}
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status">{choices.find(({ id }) => id === chosen)?.shown}</p>
    </>
  );
}
