import type { Banner } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const bannerLabels = resourceLabels<Banner>()({
  ko: {
    name: '배너',
    empty: '사이트의 정해진 자리에 순서대로 보여 줄 사진 묶음입니다. 코드와 이름을 정한 뒤 사진을 올리세요.',
    fields: {
      autoplayMs: '자동 넘김 (밀리초)',
      device: '기기',
      images: '사진',
      'images.alt': '사진 설명',
      'images.title': '제목',
      'images.text': '글',
      'images.link': '연결 주소',
      'images.newWindow': '새 창으로 열기',
      'images.startAt': '시작',
      'images.endAt': '종료',
      'images.enabled': '사용',
      'images.clicks': '클릭',
    },
    values: { device: { both: '모든 기기', pc: '컴퓨터', mobile: '휴대전화' } },
  },
  en: {
    name: 'Banner |||| Banners',
    empty: 'Pictures shown in order at a fixed place of the site. Give a code and a name, then add pictures.',
    fields: {
      autoplayMs: 'Autoplay (ms)',
      device: 'Device',
      images: 'Pictures',
      'images.alt': 'Text of the picture',
      'images.title': 'Title',
      'images.text': 'Text',
      'images.link': 'Leads to',
      'images.newWindow': 'Open in a new window',
      'images.startAt': 'From',
      'images.endAt': 'Until',
      'images.enabled': 'Enabled',
      'images.clicks': 'Clicks',
    },
    values: { device: { both: 'Every device', pc: 'Computer', mobile: 'Phone' } },
  },
  cn: {
    name: '横幅',
    empty: '在网站固定位置按顺序显示的图片组。先设置代码和名称，再上传图片。',
    fields: {
      autoplayMs: '自动播放（毫秒）',
      device: '设备',
      images: '图片',
      'images.alt': '图片说明',
      'images.title': '标题',
      'images.text': '文字',
      'images.link': '链接地址',
      'images.newWindow': '在新窗口打开',
      'images.startAt': '开始',
      'images.endAt': '结束',
      'images.enabled': '启用',
      'images.clicks': '点击',
    },
    values: { device: { both: '所有设备', pc: '电脑', mobile: '手机' } },
  },
});

export const bannerI18n = texts('console-banners', {
  ko: {
    codeHint: '화면에서 이 배너를 찾는 이름. 예: main-hero',
    autoplayHint: '0이면 넘기지 않습니다. 그 밖에는 2000 이상.',
    add: '사진 추가',
    pictureNumber: '{{position}}번째 사진',
    imageTexts: '사진 설명',
    full: '사진은 {{count}}장까지 올릴 수 있습니다.',
  },
  en: {
    codeHint: 'How pages find this banner, such as main-hero',
    autoplayHint: '0 stands still; otherwise at least 2000.',
    add: 'Add a picture',
    pictureNumber: 'Picture {{position}}',
    imageTexts: 'Texts of the pictures',
    full: 'Up to {{count}} pictures.',
  },
  cn: {
    codeHint: '页面查找此横幅的名称，例如 main-hero',
    autoplayHint: '0 表示不自动播放，否则至少 2000。',
    add: '添加图片',
    pictureNumber: '第 {{position}} 张图片',
    imageTexts: '图片说明',
    full: '最多 {{count}} 张图片。',
  },
});
