/** Whether an element can be seen from its first line to its last. */
export const isSeen = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  );
};
