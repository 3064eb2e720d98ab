/** @jsxRuntime classic */
// The manager has a React of its own, older than ours: elements are made by it.
import React, { useState } from 'react';
import { useArgs, useArgTypes } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { pictureGroups } from './picture-files.ts';

const Panel = styled.div(({ theme }) => ({
  padding: 16,
  fontSize: 14,
  color: theme.color.defaultText,
  '& fieldset': { margin: '0 0 24px', padding: 0, border: 0 },
  '& legend': { marginBottom: 8, fontWeight: 700 },
  '& h3': { margin: '12px 0 6px', fontSize: 13, fontWeight: 400, color: theme.textMutedColor },
  '& input': {
    width: 'min(100%, 320px)',
    minHeight: 32,
    marginBottom: 12,
    padding: '4px 10px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
  },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& button': {
    width: '100%',
    padding: 4,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    background: theme.background.content,
    color: 'inherit',
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: theme.color.secondary },
  '& button:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
  '& button[aria-pressed=true]': { boxShadow: `inset 0 0 0 2px ${theme.color.secondary}` },
  '& img': { display: 'block', width: '100%', height: 64, objectFit: 'contain', marginBottom: 4 },
  '& span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

const TEXTS = {
  en: { none: 'No picture', find: 'Find a picture', without: 'This story shows no picture of its own.' },
  de: { none: 'Kein Bild', find: 'Bild suchen', without: 'Diese Story zeigt kein eigenes Bild.' },
};

/** What the panel is called. */
export const PANEL_TITLES = { en: 'Pictures', de: 'Bilder' };

/** The picture of a property, chosen by what it looks like. */
export function PicturePanel({ language }: { readonly language: keyof typeof TEXTS }) {
  const [args, updateArgs] = useArgs();
  const argTypes = useArgTypes();
  const [wanted, setWanted] = useState('');
  const texts = TEXTS[language];
  const names = Object.keys(argTypes).filter((name) => argTypes[name]?.isPicture === true);
  if (names.length === 0) return <Panel>{texts.without}</Panel>;
  const groups = pictureGroups()
    .map(({ title, files }) => ({
      title,
      files: files.filter(({ src }) => src.includes(wanted.trim().toLowerCase())),
    }))
    .filter(({ files }) => files.length > 0);
  return (
    <Panel>
      <input
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {names.map((name) => {
        const choice = (src: string, label: string, thumbnail = '') => (
          <li key={src}>
            <button
              type="button"
              title={src}
              aria-pressed={(args[name] ?? '') === src}
              onClick={() => updateArgs({ [name]: src })}
            >
              {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
              <span>{label}</span>
            </button>
          </li>
        );
        return (
          <fieldset key={name}>
            <legend>{name}</legend>
            <ul>{choice('', texts.none)}</ul>
            {groups.map(({ title, files }) => (
              <section key={title}>
                <h3>{title}</h3>
                <ul>{files.map((file) => choice(file.src, file.name, file.thumbnail))}</ul>
              </section>
            ))}
          </fieldset>
        );
      })}
    </Panel>
  );
}
