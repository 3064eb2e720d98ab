import { judgeStories } from './judge-stories.ts';

judgeStories(0, 2);
