import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './additional-list.queries.ts';
import { AdditionalList } from './additional-list.tsx';

export default defineComponent('AdditionalList', { render: AdditionalList, queries });
