/** English names of China's regions: romanised, without the word for their kind unless two of a level need it (ADR-222). */
import { pinyin } from 'pinyin-pro';

/** By code: where usage differs from the first reading of the characters. */
const USUAL: Readonly<Record<string, string>> = {
  130225: 'Laoting',
  130726: 'Yuxian',
  141024: 'Hongtong',
  150100: 'Hohhot',
  150600: 'Ordos',
  230100: 'Harbin',
  320116: 'Luhe',
  330382: 'Yueqing',
  350527: 'Kinmen',
  371722: 'Shanxian',
  410621: 'Xunxian',
  419000: 'Directly governed',
  429000: 'Directly governed',
  441422: 'Dabu',
  469000: 'Directly governed',
  500200: 'Counties',
  511527: 'Junlian',
  540100: 'Lhasa',
  650100: 'Urumqi',
  652700: 'Bortala',
  652800: 'Bayingolin',
  652823: 'Yuli',
  653100: 'Kashgar',
  654000: 'Ili',
  659000: 'Directly governed',
  710100: 'Taipei',
  710200: 'Kaohsiung',
  710400: 'Taichung',
  710500: 'Kinmen',
  810100: 'Hong Kong Island',
  810200: 'Kowloon',
  810300: 'New Territories',
  820100: 'Macao Peninsula',
  820200: 'Islands',
};

/** `延边朝鲜族自治州`: whose autonomy it is belongs to its kind. */
const AUTONOMOUS =
  /(?<=..)(?:(?:蒙古|各|回|藏|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|普米|怒|保安|裕固|独龙)族|蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)*自治[州县旗]$/u;
const ZONE =
  /(?:^高新区|市?(?:循环化工|现代产业|工业|生态|城乡一体化|经济技术|经济|高新技术产业|高新技术|高技术产业)(?:开发区|园区|园|示范区))$/u;
const KIND = /(?<=..)(?:新区|地区|特区|(?<=.{3})林区|街道|[市县区盟旗镇乡])$/u;

const KINDS: readonly (readonly [ending: string, word: string])[] = [
  ['区', 'District'],
  ['市', 'City'],
  ['县', 'County'],
  ['镇', 'Town'],
  ['乡', 'Township'],
  ['旗', 'Banner'],
];

function romanise(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  const text = syllables.map((one, index) => (index > 0 && /^[aoe]/.test(one) ? `'${one}` : one)).join('');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function nameOf(code: string, cn: string): string {
  const usual = USUAL[code];
  if (usual !== undefined) return usual;
  if (AUTONOMOUS.test(cn)) return romanise(cn.replace(AUTONOMOUS, ''));
  if (!ZONE.test(cn)) return romanise(cn.replace(KIND, ''));
  const zone = /高新|高技术/u.test(cn) ? 'High-tech Zone' : 'Development Zone';
  return `${romanise(cn.replace(ZONE, ''))} ${zone}`.trim();
}

/** The English names of the regions of one level, from their Chinese ones; both by code. */
export function englishNames(level: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const names = [...level].map(([code, cn]) => [code, nameOf(code, cn)] as const);
  const isAlone = (name: string) => names.filter(([, other]) => other === name).length === 1;
  return new Map(
    names.map(([code, name]) => {
      const word = KINDS.find(([ending]) => level.get(code)?.endsWith(ending))?.[1];
      return [code, word === undefined || code in USUAL || isAlone(name) ? name : `${name} ${word}`];
    }),
  );
}
