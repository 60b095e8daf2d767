import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPlainPicture } from './draw-plain-picture';
import { drawSharingPicture } from './draw-sharing-picture';

const content = {
  kind: '매거진',
  title: '하자보수 보증금',
  detail: '2026년 11월 21일 (토)',
  siteName: '법무법인 문턱',
  isWhole: false,
  language: 'ko',
} as const;

const drawTitle = (title: string) => drawSharingPicture({ ...content, title }, null);
const createPhoto = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();

test('each character of Korean, English and Chinese has a shape of its own', async () => {
  for (const [one, other] of [
    ['한', '글'],
    ['L', 'W'],
    ['锤', '链'],
    ['律', '师'],
  ] as const)
    expect((await drawTitle(one)).equals(await drawTitle(other))).toBe(false);
  // Control: no font has these, so they look the same.
  expect((await drawTitle('𒀀')).equals(await drawTitle('𒀁'))).toBe(true);
});

test('a title of any length leaves the rest of the picture as it is', async () => {
  const long = await drawTitle('아주 긴 제목이 계속 이어집니다 '.repeat(20));
  const longer = await drawTitle('아주 긴 제목이 계속 이어집니다 '.repeat(30));
  expect(long.equals(longer)).toBe(true);
  expect(await sharp(await drawTitle('가'.repeat(400))).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the picture of the record is at the right side', async () => {
  const photo = await createPhoto();
  for (const isWhole of [true, false]) {
    const drawn = await drawSharingPicture({ ...content, isWhole }, photo);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { data } = await sharp(drawn)
      .extract({ left: 980, top: 315, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 255, green = 0, blue = 0] = data;
    expect(red).toBeLessThan(40);
    expect(Math.min(green, blue)).toBeGreaterThan(90);
  }
});

test('a picture that is none is refused, and the plain picture takes its place', async () => {
  const broken = Buffer.from('no picture');
  await expect(drawSharingPicture(content, broken)).rejects.toThrow();
  for (const picture of [broken, null, await createPhoto()])
    expect(await sharp(await drawPlainPicture(picture)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
});
