import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './contact-form.queries.ts';
import { ContactForm } from './contact-form.tsx';

export default defineComponent('ContactForm', { render: ContactForm, queries });
