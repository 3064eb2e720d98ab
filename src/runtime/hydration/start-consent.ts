import { start } from './consent.ts';

// A script of its own, which only pages with scripts of the company have beside the loader.
start();
