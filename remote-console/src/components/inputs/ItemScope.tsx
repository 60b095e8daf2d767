import { type ReactNode, useMemo } from 'react';
import { SourceContextProvider, useSourceContext } from 'react-admin';

/** Inputs of one item of a list: `<ItemScope list="images" index={2}>` makes `alt` mean `images.2.alt`. */
export const ItemScope = ({ list, index, children }: { list: string; index: number; children: ReactNode }) => {
  const parent = useSourceContext();
  const sourceContext = useMemo(
    () => ({
      getSource: (source: string) => parent.getSource(`${list}.${index}${source && `.${source}`}`),
      getLabel: (source: string) => parent.getLabel(`${list}.${source}`),
    }),
    [parent, list, index],
  );
  return <SourceContextProvider value={sourceContext}>{children}</SourceContextProvider>;
};
