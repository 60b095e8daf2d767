import type { ContainerNode, Node, TextNode } from '@takumi-rs/core';
import type { Language } from 'shared/contract';
import { fontFamilies } from './load-fonts';
import type { SharingPicture } from './sharing-picture';
import { sharingPictureColours as colours, sharingPictureSize } from './sharing-picture-style';

/** The picture of the record at the right side (px). */
export const recordPictureSize = { width: 440, height: sharingPictureSize.height } as const;

export interface DrawnContent extends Omit<SharingPicture, 'picture'> {
  siteName: string;
  language: Language;
}

const text = (content: string, style: TextNode['style']): TextNode => ({ type: 'text', text: content, style });
const column = (style: ContainerNode['style'], children: Node[]): ContainerNode => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
});

/** Cuts a text that is longer than its lines with an ellipsis. Words of Korean stay whole. */
const cut = (lines: number) =>
  ({
    lineClamp: lines,
    textOverflow: 'ellipsis',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  }) as const;

/** The content at the left side, and the picture named `picture` at the right one if there is one. */
export const layOutPicture = ({ kind, title, detail, siteName }: DrawnContent, hasPicture: boolean): Node => ({
  type: 'container',
  style: {
    display: 'flex',
    width: '100%',
    height: '100%',
    backgroundColor: colours.paper,
    color: colours.ink,
    fontFamily: fontFamilies.join(', '),
    fontWeight: 500,
  },
  children: [
    column({ flex: 1, minWidth: 0, padding: '60px 56px 52px 64px', justifyContent: 'space-between' }, [
      column({ gap: 18 }, [
        text(kind, { fontSize: 30, fontWeight: 700, color: colours.accent, ...cut(1) }),
        text(title, { fontSize: 62, fontWeight: 700, lineHeight: 1.28, ...cut(3) }),
        ...(detail ? [text(detail, { fontSize: 32, color: colours['ink-soft'], marginTop: 6, ...cut(2) })] : []),
      ]),
      text(siteName, {
        fontSize: 30,
        fontWeight: 700,
        color: colours.cool,
        borderTop: `4px solid ${colours.cool}`,
        paddingTop: 18,
        ...cut(1),
      }),
    ]),
    hasPicture
      ? { type: 'image', src: 'picture', style: { ...recordPictureSize, flexShrink: 0 } }
      : { type: 'container', style: { width: 24, height: '100%', backgroundColor: colours.scene } },
  ],
});
