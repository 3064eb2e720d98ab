import { createContext } from 'react';

/** The document of the frame that content stands in. */
export const FrameContext = createContext<Document | null>(null);
