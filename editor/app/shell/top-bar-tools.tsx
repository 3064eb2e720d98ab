import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
}
const SlotContext = createContext<Slot>({ element: null, setElement: () => {} });

/** Connects the tools of a screen with their place in the top bar. */
export function ToolsSlotProvider({ children }: { readonly children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>;
}

/** The reference of the element in the top bar that holds the tools. */
export const useToolsSlot = () => useContext(SlotContext).setElement;

/** Shows the tools of a screen in the top bar, as long as the screen is shown. */
export function TopBarTools({ children }: { readonly children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element && createPortal(children, element);
}
