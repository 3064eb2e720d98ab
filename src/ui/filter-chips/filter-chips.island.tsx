import { useState } from 'react';

interface Props {
  /** Name of the group of chips. */
  readonly label: string;
  /** All items under the id '', then each group; `shown` says how many items that is. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly shown: string }[];
}

/** Chips that leave one group of the items below them in sight; the items stay as they were served. */
export function FilterChipsIsland({ label, choices }: Props) {
  const [chosen, setChosen] = useState('');
  const choose = (chip: HTMLElement, id: string) => {
    setChosen(id);
    const items = chip.closest('[data-filtered]')?.querySelectorAll<HTMLElement>('[data-group]');
    for (const item of items ?? []) item.hidden = id !== '' && item.dataset.group !== id;
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
