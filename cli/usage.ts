/** What `npm run shop` says of itself: every command with its words, one line of what it does. */
export const USAGE = `A shop of one's own, and its decoration as files, one a document. A document is named like its file: page/home, theme.

  npm run shop -- create <label> --name NAME --owner PHONE [--host DOMAIN] [--kind knowledge|training|enterprise]
                                              open a shop; prints the address its owner signs in by, once
  npm run shop -- settings show <shop>        its name, logo, filing numbers, agreements, and how learners sign in
  npm run shop -- settings set <shop> <field=value…>
                                              change some: record="ICP 2026" login_qq=false; with nothing after = to empty one
  npm run shop -- domains list <shop>         its own domains, the main one first
  npm run shop -- domains check|add|main|remove <shop> <domain>
                                              see whether a domain leads here; add it, use it in links, remove it
  npm run shop -- operators list|add|remove <shop> [phone or person]
                                              who runs the installation from its desk: backups, failed jobs, keys

  npm run shop -- people list <shop> [words]  who is in the shop, by name or phone, and who works at its desk
  npm run shop -- people role <shop> <id> owner|manager|editor|teacher|service|none
                                              their role at the desk
  npm run shop -- people add <shop> <phone> [--role learner|svip|organization|owner|manager|editor|teacher|service]
                                              an address somebody signs in by, once: staff, or a learner without SMS

  npm run shop -- list                        the shops
  npm run shop -- list <shop>                 what is published, in draft and scheduled
  npm run shop -- pull <shop> [dir]           write what is published into a folder (shops/<shop>)
  npm run shop -- check <shop> [dir]          find every fault of the files, publish nothing;
                                              goods and uploads they name are looked up where a shop is at hand
  npm run shop -- diff <shop> [dir]           what a push would change, place by place
  npm run shop -- push <shop> [dir]           publish the files as new versions; refused while there are faults;
                                              pictures written as ./images/name.jpg are uploaded from the folder
  npm run shop -- look <shop> [look]          the looks that come with the product; with a name, put that one on as a
                                              release, with the shop's own texts where its blocks are in it
  npm run shop -- upload <shop> <files...>    upload pictures and print the addresses to paste into documents
  npm run -s shop -- answers <shop> <form>    print what was answered to a form as CSV, newest first
  npm run shop -- zone-password <shop> <zone> set the password of a zone, read from standard input

  npm run shop -- push <shop> [dir] --draft   save the changed files as drafts; shoppers see nothing of it
  npm run shop -- preview <shop> [page]       a link to the drafts, good for a day
  npm run shop -- publish <shop> [doc…]       publish drafts, these or all
  npm run shop -- publish <shop> [doc…] --changes FILE
                                              change prices and coupons together with these drafts, or alone:
                                              a JSON list such as [{"kind": "good", "id": "g_1", "item": {"price": 4900}}]
                                              in fen; kind is good or coupon, null empties a field
  npm run shop -- push <shop> [dir] --at T    have the changed files go live at T: 2026-12-01T08:00+08:00
  npm run shop -- unschedule <shop> [doc…]    take back what waits, these or all

  npm run shop -- history <shop>              every release: what went live together, by whom and when
  npm run shop -- rollback <shop> <release>   put the whole shop back to how it stood after a release
  npm run shop -- history <shop> <doc>        every publication of a document
  npm run shop -- rollback <shop> <doc> <v>   publish an old version of it again
  npm run shop -- unpublish <shop> <doc…>     take documents down; drafts and versions stay
  npm run shop -- delete <shop> <page…>       the same, and throw their drafts and schedules away
  npm run shop -- check <shop> --stored       what this code makes of all that is stored (--all: of every shop)

  npm run shop -- token create <shop> --person PHONE [--scope decorate|sell] [--name NAME] [--days 90]
                                              a token for an owner's or admin's tools on other machines
  npm run shop -- token list <shop>           tokens and when they were used; token revoke <shop> <token>
  npm run shop -- goods template <shop> <dir> tables with every column, notes and examples, as .csv and .xlsx
  npm run shop -- goods export <shop> <dir>   write all that is sold as tables; --format json|csv|xlsx
  npm run shop -- goods import <shop> <dir>   bring tables in, all of them or, with every fault named, nothing;
                                              tables are changes: a column that is absent touches nothing
                                              --check prints each change, field by field, and writes nothing
                                              --replace takes the tables as the whole of what they name
  npm run shop -- exams list <shop>           exams, how often each was taken, and what waits for a reader
  npm run shop -- exams export <shop> <dir>   write banks of questions, exams and films that ask as tables;
                                              --format json|csv|xlsx
  npm run shop -- exams import <shop> <dir>   bring them in, all of them or, with every fault named, nothing;
                                              --check and --replace as for goods
  npm run shop -- exams attempts <shop> <exam>
                                              who took an exam, and the essays that wait for a reader
  npm run shop -- exams review <shop> <attempt> <question> <score> [--reason TEXT]
                                              what an essay is worth; the learner reads the text
  npm run shop -- exams answers <shop> <film> [--format csv]
                                              what learners answered to the questions inside a film
  npm run shop -- orders list <shop> [state]  the newest orders; unpaid, paid, refund-asked and so on
  npm run shop -- orders confirm <shop> <order>
                                              a transfer has arrived: the good is the buyer's
  npm run shop -- orders extend <shop> <order> [hours]
                                              hold an order paid by transfer longer, 24 hours where none are named
  npm run shop -- coupons list <shop> [early|running|over]
                                              coupons, those that begin last first
  npm run shop -- coupons show <shop> <coupon>  one coupon, by the columns of its table
  npm run shop -- coupons save <shop> <coupon> <column=value…>
                                              change it, or make a new one: title=… amount_yuan=40 start=2026-12-01
                                              end=2026-12-31 state=off; an empty value empties the column
  npm run shop -- explain <shop> <phone> <good>  why somebody may or may not study it
  npm run shop -- refund approve|refuse <shop> <order> [--reason TEXT]
                                              decide on a request for money back; the buyer reads the reason

  npm run shop -- invoices list <shop> [asked|issued|refused|void] [--format csv]
                                              what buyers ask to have invoiced (fapiao), those last asked for first
  npm run shop -- invoices issue <shop> <order> <number>
                                              it was issued under this number; the buyer is told
  npm run shop -- invoices refuse <shop> <order> --reason TEXT
                                              the buyer reads the reason, and may ask again otherwise
  npm run shop -- money check <shop> [day]    what providers say was paid and refunded on a day (yesterday)
                                              against what is kept here, with each difference

  npm run shop -- hours export <shop> <file.json|file.csv> [--from DAY] [--to DAY] [--person PHONE]
                                              hours that were credited, as a signed file or as a table;
                                              npm run verify-hours -- <file> says what of a file was touched
  npm run shop -- certificates list <shop>    the newest certificates, to whom and of what
  npm run shop -- certificates revoke <shop> <number> --reason TEXT
  npm run shop -- certificates rename <shop> <number> --name TEXT --reason TEXT
                                              it is valid no more, by its page and by its badge

  npm run shop -- comments list <shop> [pending|hidden|shown]
                                              what learners said, newest first
  npm run shop -- comments approve|hide|pin|unpin|delete <shop> <comment…>
  npm run shop -- comments ban|unban <shop> <phone or comment>
                                              whether a person may comment, by their phone or by what they wrote

  npm run shop -- tasks list <shop>           tasks, and how many answers wait for a review
  npm run shop -- tasks show <shop> <task> [person]
                                              what was handed in; of one person with addresses of the files
  npm run shop -- tasks review <shop> <task> <person> [--score N] [--reason TEXT]
  npm run shop -- tasks return <shop> <task> <person> --reason TEXT
                                              the learner is told, and may hand in again where it was sent back
  npm run shop -- tasks export|import <shop> <file.json>
  npm run shop -- study show <shop>           how lessons are studied: words over films, hidden pages, jumps, finishing
  npm run shop -- study set <shop> <field=value…>
                                              such as marquee.enabled=1 is_hidden_study_uncounted=1
  npm run shop -- media list <shop>           films that are being converted, and what became of them, newest first
  npm run shop -- media files <shop> [words]  pictures, films and documents, found by name; where each is used
  npm run shop -- feedback list <shop>        what learners said of lessons that do not play, newest first

  npm run shop -- live studio <shop> <room>   where a room is begun, moderated and ended: its owner's page
  npm run shop -- live push <shop> <room>     where a teacher's program pushes to: an rtmp:// address with the room's key
  npm run shop -- live source <shop> <room> loop|rtmp|url|srs [https://… [https://….flv]]
                                              where the picture of a room comes from
  npm run shop -- live set <shop> <room> look|form|marquee|wall|type|courseware|fast|socket …
                                              what is settled of a room before anybody enters
  npm run shop -- live report <shop> <room> [file.csv]
                                              who was there, how long, and what they did

  npm run shop -- login --server URL          keep a token for a server, read from standard input; logout forgets it

  npm run shop -- jobs                        jobs of the installation that failed: name, tries, when, error
  npm run shop -- retry-job <job>             try one again, from now on
  npm run shop -- discard-job <job>           let one go; what waits behind it goes on
  npm run shop -- lock-demo                   take the published password off all accounts of a demo, before its
                                              database is opened to others

  npm run shop -- backup <file>               the whole installation as one file, while it runs or rests
  npm run shop -- backups list                backups the server made by itself in DATA_DIR/backups, and the last of any kind
  npm run shop -- backups start               have it make one now, beside its work; backups delete <backup>
  npm run shop -- restore <file>              into an empty DATA_DIR, or an empty PostgreSQL where DATABASE_URL is set
  npm run shop -- files move <from> <to> [--remove]
                                              between local (DATA_DIR/files) and s3://… while the shop is open; --remove
                                              takes out of <from> what is equal in <to>
  npm run shop -- doctor [--json]             what is well, what is not and how to mend it
  npm run shop -- migrate-to-postgres <url>   copy the embedded database into an empty PostgreSQL

  --salvage     publish all the same and list what shoppers will not see
  --strict      check, push: what is only worth a look fails too
  --force       pull: overwrite files changed here · push, publish: replace what others published meanwhile
  --as EYES     preview: variant=training,role=learner,state=closed,locale=en,date=2026-12-01T08:00+08:00
  --note TEXT   a remark that stays with the release
  --by NAME     who publishes or decides; your name on this machine where it is not given, a token's person where there is one
  --to-other-shop   push: give a shop the files that were pulled from another one
  --server URL  ask this server, with a personal token of SHOP_TOKEN or of login; SHOP_SERVER says the same
  --lang cn|en  the language of the faults
`;
