// What React weighs by itself: everything of it that hydration and islands import, and nothing of ours.
import { createContext, createElement, useContext, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { jsx, jsxs } from 'react/jsx-runtime';

Object.assign(globalThis, {
  floor: [createContext, createElement, useContext, useId, useState, flushSync, hydrateRoot, jsx, jsxs],
});
