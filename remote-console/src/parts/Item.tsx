import { type ReactNode, useMemo } from 'react';
import { SourceContextProvider, useSourceContext } from 'react-admin';

/** Inputs of one item of a list: `<Item list="images" index={2}>` makes `alt` mean `images.2.alt`. */
export const Item = ({ list, index, children }: { list: string; index: number; children: ReactNode }) => {
  const parent = useSourceContext();
  const below = useMemo(
    () => ({
      getSource: (source: string) => parent.getSource(`${list}.${index}${source && `.${source}`}`),
      getLabel: (source: string) => parent.getLabel(`${list}.${source}`),
    }),
    [parent, list, index],
  );
  return <SourceContextProvider value={below}>{children}</SourceContextProvider>;
};
