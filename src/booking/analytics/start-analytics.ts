import { start } from './page-events.ts';

// A script of its own, which only pages of companies with a tag container and e-commerce events have.
start();
