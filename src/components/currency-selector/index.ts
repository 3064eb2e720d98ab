import { defineComponent } from '../../runtime/registry/definition.ts';
import { CurrencySelector } from './currency-selector.tsx';

export default defineComponent('CurrencySelector', { render: CurrencySelector, usesLoader: true });
