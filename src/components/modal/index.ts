import { defineComponent } from '../../runtime/registry/definition.ts';
import { Modal } from './modal.tsx';

export default defineComponent('Modal', { render: Modal, usesLoader: true });
