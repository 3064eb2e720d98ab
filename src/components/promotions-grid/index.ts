import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './promotions-grid.queries.ts';
import { PromotionsGrid } from './promotions-grid.tsx';

export default defineComponent('PromotionsGrid', { render: PromotionsGrid, queries });
