/** @jsxRuntime classic */
// The manager has a React of its own, older than ours: elements are made by it.
import React, { useEffect } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useArgTypes, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { type ControlsByLanguage, controlsByLanguage } from './manager/german-controls.ts';
import { PANEL_TITLES, PicturePanel } from './manager/picture-panel.tsx';
import { SYNONYM_MARK } from './synonym-mark.ts';

addons.setConfig({
  // Synonyms are there for the search, which shows why it found something.
  layoutCustomisations: {
    // Pages about all components have no properties to change: they get the whole height.
    showPanel: ({ storyId = '' }, isShown) => isShown && !/^(overview|brand)--/.test(storyId),
  },
  sidebar: { renderLabel: ({ name }) => name.split(SYNONYM_MARK)[0] },
  theme: create({
    base: 'light',
    brandTitle: 'Forecourt storybook',
    brandTarget: '_self',
    colorPrimary: '#5b3fd0',
    colorSecondary: '#5b3fd0',
  }),
});

const ADDON = 'forecourt';

/** The language of the panels: German where the toolbar has it, else English. */
const usePanelLanguage = () => (useGlobals()[0].language === 'de' ? 'de' : 'en');

/** Controls are described in German where the toolbar has German; in English again with the next change. */
function ControlTexts() {
  const api = useStorybookApi();
  const argTypes = useArgTypes();
  const language = usePanelLanguage();
  const id = api.getUrlState().storyId;
  useEffect(() => {
    if (!id || Object.keys(argTypes).length === 0) return;
    const controls = controlsByLanguage(CONTROLS.get(id), argTypes);
    CONTROLS.set(id, controls);
    const wanted = controls[language];
    if (JSON.stringify(wanted) !== JSON.stringify(argTypes)) void api.updateStory(id, { argTypes: wanted });
  }, [api, argTypes, id, language]);
  return null;
}

/** Controls of stories that were shown, by the id of their story. */
const CONTROLS = new Map<string, ControlsByLanguage>();

const PanelTitle = () => <>{PANEL_TITLES[usePanelLanguage()]}</>;
const Pictures = () => <PicturePanel language={usePanelLanguage()} />;

addons.register(ADDON, () => {
  addons.add(`${ADDON}/pictures`, {
    type: types.PANEL,
    title: PanelTitle,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => <AddonPanel active={active}>{active ? <Pictures /> : <></>}</AddonPanel>,
  });
  addons.add(`${ADDON}/control-texts`, {
    type: types.TOOL,
    title: 'Texts of controls',
    match: ({ viewMode }) => viewMode === 'story',
    render: ControlTexts,
  });
});
