import type { Popup } from 'shared/contract';

type Position = NonNullable<Popup['position']>;

/** Width of a popup that has a place but no width, as on the public page. */
export const usualWidth = 300;

/** A place is whole or absent: what was left empty of it is filled in. */
export const placed = ({ position, ...popup }: Partial<Popup>) => {
  const given = (position ?? {}) as Partial<Record<keyof Position, number | null>>;
  const { left, top, width, height } = given;
  const absent = [left, top, width, height].every((side) => side === null || side === undefined);
  return {
    ...popup,
    position: absent ? null : { left: left ?? 0, top: top ?? 0, width: width || usualWidth, height: height ?? 0 },
  };
};
