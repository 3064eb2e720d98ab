import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './blog-list.queries.ts';
import { BlogList } from './blog-list.tsx';

export default defineComponent('BlogList', { render: BlogList, queries });
