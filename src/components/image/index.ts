import { defineComponent } from '../../runtime/registry/definition.ts';
import { Image } from './image.tsx';

export default defineComponent('Image', { render: Image });
