import { defineComponent } from '../../runtime/registry/definition.ts';
import { ReviewsWidget } from './reviews-widget.tsx';

export default defineComponent('ReviewsWidget', { render: ReviewsWidget });
