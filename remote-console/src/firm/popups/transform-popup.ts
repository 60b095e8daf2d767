import type { Popup } from 'shared/contract';

type Position = NonNullable<Popup['position']>;

/** Width in pixels of a popup without a width, as on the public site. */
export const defaultPopupWidth = 300;

/** Form values of a popup as the API takes them: the position is complete, or null if it was left empty. */
export const transformPopup = ({ position, ...popup }: Partial<Popup>) => {
  const { left, top, width, height } = (position ?? {}) as Partial<Record<keyof Position, number | null>>;
  const isEmpty = [left, top, width, height].every((side) => side === null || side === undefined);
  return {
    ...popup,
    position: isEmpty
      ? null
      : { left: left ?? 0, top: top ?? 0, width: width || defaultPopupWidth, height: height ?? 0 },
  };
};
