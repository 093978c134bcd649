/** Longer texts of the knowledge shop's pages, each written once in each language. */
export const PROMISE = {
  cn: `
<blockquote><p>“每晚半小时，三个月后，我把一直想写的那封信写完了。”</p></blockquote>
<p>一位会员结课时留下的话。我们把它贴在门上，提醒自己：<strong>课程的终点，是你做出来的那件事。</strong></p>`,
  en: `
<blockquote><p>“Half an hour a night. Three months later I had finished the letter I always meant to write.”</p></blockquote>
<p>A member left us this note on the last day of a course. It hangs on our office door, to remind us that <strong>a course ends with the thing you made.</strong></p>`,
};

export const ABOUT = {
  cn: `
<h2>我们为什么做课</h2>
<p>七年前，几个做书的人发现：很多好书最好的用法，是有人陪着读完、练完、用上。于是有了拾光书院。</p>
<p>“拾光”是捡起时间。通勤的二十分钟，孩子睡着后的半小时，周末早起的一个上午。零碎，但都是自己的。</p>
<h2>我们怎样做课</h2>
<ul>
<li><strong>先做过，再来教。</strong>每位老师都在自己的行当里做出过东西。</li>
<li><strong>一课一件事。</strong>听完能做一件具体的小事，否则不上架。</li>
<li><strong>价格说实话。</strong>划掉的价格，一定真的卖过。</li>
</ul>
<blockquote><p>学习不是为了赶上别人，是为了把日子过得更明白。</p></blockquote>`,
  en: `
<h2>Why we make courses</h2>
<p>Seven years ago a few of us who made books noticed that the best use of a good book is to finish it with company, practise it, and use it the next day. That became Lumen Academy.</p>
<p>Twenty minutes on a train. The half hour after the children fall asleep. One early Saturday. Small hours, but your own.</p>
<h2>How we make them</h2>
<ul>
<li><strong>Do it first, then teach it.</strong> Every teacher here has made something in their own trade.</li>
<li><strong>One lesson, one thing.</strong> If you cannot do something small and definite afterwards, we do not publish it.</li>
<li><strong>Honest prices.</strong> A struck-out price is one people really paid.</li>
</ul>
<blockquote><p>We do not learn to catch up with anyone. We learn to see our own days more clearly.</p></blockquote>`,
};

export const COMPLAINT = {
  cn: `
<h3>三种找到我们的办法</h3>
<table><tbody>
<tr><th>电话</th><td>199-0000-0100，每天 9:00-21:00</td></tr>
<tr><th>邮箱</th><td>hello@lumen.example.com</td></tr>
<tr><th>来信</th><td>示范市学府路 7 号，拾光书院读者服务</td></tr>
</tbody></table>
<p>写下课程名称、手机号末四位和发生了什么，我们会更快查清。</p>
<h3>我们的承诺</h3>
<ol><li>两个工作日内答复。</li><li>确属我们的问题，先退款，再说明原因。</li><li>每月公开一次处理结果。</li></ol>`,
  en: `
<h3>Three ways to reach us</h3>
<table><tbody>
<tr><th>Phone</th><td>199-0000-0100, 9:00-21:00 every day</td></tr>
<tr><th>Mail</th><td>hello@lumen.example.com</td></tr>
<tr><th>Letter</th><td>Reader Service, Lumen Academy, 7 College Road, Sample City</td></tr>
</tbody></table>
<p>The name of the course, the last four digits of your phone and what happened: with these we can look into it faster.</p>
<h3>What we promise</h3>
<ol><li>An answer within two working days.</li><li>If it was our fault, the refund comes first and the explanation second.</li><li>Once a month we publish how complaints were settled.</li></ol>`,
};

export const MEMBERSHIP = {
  cn: `
<h2>会员有什么</h2>
<table>
<thead><tr><th scope="col">权益</th><th scope="col">会员</th><th scope="col">非会员</th></tr></thead>
<tbody>
<tr><th scope="row">会员课</th><td>免费，随便学</td><td>单独购买</td></tr>
<tr><th scope="row">训练营</th><td>八五折</td><td>原价</td></tr>
<tr><th scope="row">会员直播</th><td>每月两场，可看回放</td><td>不开放</td></tr>
<tr><th scope="row">课后讨论</th><td>老师优先回复</td><td>正常回复</td></tr>
</tbody></table>
<h3>几句实话</h3>
<p>如果你一年只打算学一门课，单独买更划算。如果想养成每天学一点的习惯，年卡大约两门课就回本。</p>`,
  en: `
<h2>What members get</h2>
<table>
<thead><tr><th scope="col">Benefit</th><th scope="col">Members</th><th scope="col">Everyone</th></tr></thead>
<tbody>
<tr><th scope="row">Member courses</th><td>Included</td><td>Bought one by one</td></tr>
<tr><th scope="row">Camps</th><td>15% off</td><td>Full price</td></tr>
<tr><th scope="row">Member evenings</th><td>Two a month, with replays</td><td>Not open</td></tr>
<tr><th scope="row">Discussions</th><td>Answered first</td><td>Answered</td></tr>
</tbody></table>
<h3>Plainly said</h3>
<p>If you plan to take one course this year, buy that one. If you want to learn a little every day, the membership pays for itself after about two.</p>`,
};

export const CAMP = {
  cn: `
<h3>适合谁</h3>
<p>手机里有几千张照片，却挑不出一张想打印的人。不需要相机，也不需要基础。</p>
<h3>怎么付款</h3>
<p>现在预约不收费，开营前一天付清 299 元。不想来了，不付就好。</p>`,
  en: `
<h3>Who it is for</h3>
<p>For people with thousands of photographs and not one they would print. No camera needed, no experience either.</p>
<h3>How you pay</h3>
<p>Booking is free. The ¥299 is due the day before we start. If you change your mind, simply don’t pay.</p>`,
};
