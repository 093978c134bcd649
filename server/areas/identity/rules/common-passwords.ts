/** The passwords people choose most (requirement 23): the words they take, and the digits they put beside them. */

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Lower case. Single letters and runs of keys stand for the many that begin or end with them. */
export const COMMON_WORDS = list(`
a b c d e f g h i j k l m n o p q r s t u v w x y z aa aaa aaaa abc abcd abcde abcdef abcdefg aabbcc abcabc as asd
asdf asdfg asdfgh asdfghjkl qq qw qwe qwer qwert qwerty qwertyu qwertyuiop qaz qazwsx qazxsw wsx edc zx zxc zxcv
zxcvb zxcvbn zxcvbnm xx xxx zz zzz ww www mm mmm ok tt ll jj ss
password passwd passwort pass passw pwd mima admin administrator root user username test tester testing guest demo
temp login welcome letmein hello hi secret master access default system server computer internet network office
company manager staff student teacher school college class pupil study shop store super superman batman spiderman
ironman pokemon naruto minecraft samsung apple iphone android google huawei xiaomi tencent weixin wechat taobao alibaba
alipay baidu facebook twitter instagram github windows microsoft linux oracle nokia motorola honda toyota ferrari
porsche mercedes bmw audi yamaha suzuki mustang corvette harley
love lover loveyou iloveyou ilove ilovey loveme mylove woaini woaiwo aini woai wo ni baby babe honey sweet sweetie
darling angel princess prince queen king lucky happy smile forever family mama papa baba mommy daddy mother father
sister brother friend friends girl boy lady
sunshine summer winter spring autumn flower rose lily orange banana cherry lemon peach coffee cookie chocolate candy
sugar pepper ginger cheese butter chicken pizza
dragon tiger lion monkey panda rabbit dog puppy cat kitty kitten bear wolf eagle falcon shark dolphin horse snake
rat pig ox cow bird butterfly phoenix long hu ma yang
football soccer baseball basketball hockey tennis golf sport kobe jordan lebron messi ronaldo arsenal chelsea
liverpool barcelona madrid juventus yankees lakers bulls
michael jennifer jessica ashley daniel david andrew joshua matthew anthony robert james john joseph thomas william
charlie george jack harry henry jason justin kevin alex alexander amanda andrea anna bailey brandon brian charles
chris christian cindy diana edward emily emma eric frank helen jasmine jerry jimmy karen kelly lisa lucy maggie maria
martin mary max melissa merlin michelle mike nancy nathan nicole nicholas oliver patrick peter rachel richard samantha
sandra sarah scott sophie stephen steven susan taylor tigger tim tom tommy tony vanessa victoria vincent
wang li zhang liu chen yang huang zhao wu zhou xu sun zhu gao lin he guo luo zheng liang xie song tang feng deng
cao peng zeng xiao tian dong pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao lei xiaoming xiaohong
xiaoqiang mingming lili lele dandan tingting fangfang yangyang pingping jingjing
hunter ranger soldier killer shadow ghost ninja wizard magic matrix phantom thunder storm fire ice diamond gold silver
crystal star stars moon sun sky ocean river earth galaxy rainbow cool rock music guitar piano dance player gamer game
games winner champion power money cash dollar rich business freedom liberty peace hope faith grace heaven jesus god
china beijing shanghai guangzhou shenzhen hongkong taiwan america london paris canada texas
monday tuesday friday sunday january march april june july august october december
changeme whatever nothing something anything everyone nobody trustno fuckyou fuck asshole bitch shit damn sexy
blink bond rush starwars startrek hannah pussycat snoopy mickey garfield
`);

function years(): string[] {
  return Array.from({ length: 81 }, (_value, index) => String(1950 + index));
}

/** One digit, runs up and down, the same digit again and again, years, and numbers with a sound or a meaning. */
export const COMMON_DIGITS: ReadonlySet<string> = new Set([
  ...Array.from({ length: 100 }, (_value, index) => String(index)),
  ...Array.from({ length: 10 }, (_value, index) => `0${String(index)}`),
  ...Array.from({ length: 8 }, (_value, index) => '123456789'.slice(0, index + 2)),
  ...Array.from({ length: 7 }, (_value, index) => '987654321'.slice(-(index + 3))),
  ...Array.from({ length: 10 }, (_value, digit) =>
    [3, 4, 5, 6, 7, 8].map((count) => String(digit).repeat(count)),
  ).flat(),
  ...years(),
  ...list(`
    007 100 101 110 112 119 120 121 122 123123 123321 1234567890 0123 01234 012345 0123456 0123456789 1000 10000
    1010 1122 112233 11223344 1212 121212 123654 12344321 1313 131313 1314 1314520 1414 147 147258 147258369 1516 159
    159357 159753 1661 168 1688 182 188 189 200 202 211 212 2112 2211 2323 2345 23456 234567 246 2468 24680 258 258258
    300 311 314 3141 31415 314159 323 360 369 3721 400 411 420 456 4567 45678 456456 456789 500 510 511 512 515 520
    5200 520520 521 521521 5201314 5211314 525 540 567 5678 56789 600 618 654321 666888 678 6789 668 688 696969 700 711
    747 753 753951 757 778 778899 786 789 7890 789456 789456123 789789 800 808 818 852 8520 852456 886 8899 900 901 909
    911 918 951 951753 963 963852 963852741 987 998 9527 1701 314159265
  `),
]);

/** What is neither a word beside digits nor digits beside a word. */
export const COMMON_MIXTURES = list(`
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2
zaq1zaq1 1qaz1qaz 2wsx3edc qaz123wsx qwe123asd qwe123qwe qwe123rty 123qwe123 123qwe456rty asd123qwe asd123asd zxc123zxc
a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d 1a2b3c4d5e a1s2d3 a1s2d3f4 1a2s3d 1a2s3d4f a1a1a1 a1a2a3 aa11aa abc123abc
abc123def abc123xyz 123abc123 123abc456 x1y2z3 z1x2c3 z1x2c3v4 1z2x3c p4ssw0rd p4ssword pa55word pa55w0rd pa55wd
passw0rd passw0rd1 passw0rd123 passw0rd12 pass1word password1a l0ve l0veyou 1love 1loveyou 1loveu ilove2 iloveu2 love4ever
4ever 2gether love2love adm1n admin1admin r00tr00t r00t123 t3st123 test1test h3llo123 w3lc0me w3lcome welc0me l3tm31n
letm31n letme1n trustn01 s3cret s3cr3t n1nja dr4gon sup3rman fuck0ff fucky0u g00gle c0mputer c0ffee m0nkey f00tball
b4seball 4dmin 4ndroid h4ck3r hack3r 1a1a1a 1q1q1q 1w2w3w q1q1q1 q2w3e4 q2w3e4r5 w2e3r4 2w3e4r e3r4t5 qw12er34 qw12qw12
as12df34 as12as12 zx12cv34 ab12cd34 a12b34 12ab34cd 12qw34er 12qwaszx q1a2z3 1qa2ws3ed 1qay2wsx aq1sw2de3 5t6y7u8i
r4e3w2q1 4r3e2w1q b1b2b3 wo1314ni woaini1314wo wo520ni ni520wo i520you i5201314u a123456b a1234b aa123bb aaa111aaa aaa123aaa
abcd1234abcd qwer1234qwer asdf1234asdf 1234qwerasdf 1234qwerasdfzxcv 123qweasdzxc 123qweasd 1234asdf1234 123456abc123
`);

/** @param password one that obeys the shop's rule: letters and digits alone, and both (M170). */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (COMMON_MIXTURES.has(lower)) return true;
  const parts = /^([a-z]+)(\d+)$/.exec(lower) ?? /^(\d+)([a-z]+)$/.exec(lower);
  if (parts === null) return false;
  const [, one = '', other = ''] = parts;
  const [word, digits] = /\d/.test(one) ? [other, one] : [one, other];
  return COMMON_WORDS.has(word) && COMMON_DIGITS.has(digits);
}
