import { defineComponent } from '../../runtime/registry/definition.ts';
import { LanguageSelector } from './language-selector.tsx';

export default defineComponent('LanguageSelector', { render: LanguageSelector, usesLoader: true });
