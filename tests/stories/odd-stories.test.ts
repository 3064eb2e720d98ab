import { judgeStories } from './judge-stories.ts';

judgeStories(1, 2);
