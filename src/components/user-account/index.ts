import { defineComponent } from '../../runtime/registry/definition.ts';
import { UserAccount } from './user-account.tsx';

export default defineComponent('UserAccount', { render: UserAccount });
