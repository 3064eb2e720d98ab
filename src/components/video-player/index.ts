import { defineComponent } from '../../runtime/registry/definition.ts';
import { VideoPlayer } from './video-player.tsx';

export default defineComponent('VideoPlayer', { render: VideoPlayer });
