/** A small shop as files, without a fault: each broken variant differs from it in one place. */

const HOME = `{
  "schema_version": 1,
  "id": "home",
  "kind": "home",
  "title": { "cn": "首页", "en": "Home" },
  "style": { "bg_color": "#fbf7f1" },
  "regions": {
    "main": [
      {
        "id": "top",
        "kind": "banner",
        "v": 2,
        "props": {
          "slides": [
            {
              "image": "./images/harbour.jpg",
              "title": "Autumn term",
              "link": { "link_type": 3, "link_id": "about" }
            }
          ],
          "height": "standard",
          "seconds": 6
        }
      },
      {
        "id": "goods",
        "kind": "goods-list",
        "v": 1,
        "props": { "query": { "source": "new", "limit": 8 }, "columns": 4, "tint": false }
      },
      { "id": "text", "kind": "rich-text", "v": 1, "props": { "html": "<p>Welcome</p>" } }
    ]
  }
}
`;

const ABOUT = `{
  "schema_version": 1,
  "id": "about",
  "kind": "micro",
  "title": "About us",
  "regions": { "main": [{ "id": "space", "kind": "spacer", "v": 1, "props": {} }] }
}
`;

const NAVBAR = `{
  "nav_list": [
    { "title": "Home", "link_type": 1 },
    { "title": "About", "link_type": 3, "link_id": "about" }
  ],
  "basic": {
    "is_show_search": 0,
    "nav_bg_style": 1,
    "bg_style_value": "#ffffff",
    "nav_text_color": "#222222",
    "nav_text_size": 15
  }
}
`;

const FOOTER = `{
  "template_code": "template1",
  "data": {
    "nav_lists": [{ "title": "About", "link_type": 3, "link_id": "about" }],
    "copyright": "Lumen Academy"
  }
}
`;

const SUSPEND = `{
  "hover_menu_status": 1,
  "suspend_config": [
    { "title": "Follow", "show_type": 1, "img_tips": "Scan me" },
    { "title": "Members", "show_type": 3, "link_url": "/page/about" }
  ]
}
`;

const THEME = `{
  "primary": "#c2410c",
  "accent": "#a8321a",
  "radius": 8
}
`;

const TABS = `{
  "types": {
    "3": [{ "key": "summary" }, { "key": "comments", "title": "Words" }]
  }
}
`;

const ZONE = `{
  "title": "Spring",
  "page_id": "about",
  "auth": { "mode": "password" },
  "theme": { "primary": "#9c2b20" }
}
`;

const FORM = `{
  "title": "Enrol",
  "fields": [
    { "id": "name", "kind": "text", "label": "Your name", "required": true },
    { "id": "size", "kind": "radio", "label": "Size", "options": ["S", "M"] }
  ]
}
`;

/** Texts by file. */
export const SOUND_SHOP: ReadonlyMap<string, string> = new Map([
  ['page/home.json', HOME],
  ['page/about.json', ABOUT],
  ['navbar.json', NAVBAR],
  ['footer.json', FOOTER],
  ['suspend.json', SUSPEND],
  ['theme.json', THEME],
  ['tabs.json', TABS],
  ['zone/spring.json', ZONE],
  ['form/enrol.json', FORM],
]);

/** A document broken in one place: what is told of it, read aloud, in both languages. */
export interface BrokenDocument {
  name: string;
  file: string;
  /** The text put in place of `find`; without `find`, of the whole file. */
  put: string;
  find?: string;
  /** Bytes of the file in another encoding than UTF-8. */
  encoding?: 'utf16le' | 'gbk' | 'latin1';
  en: string;
  cn: string;
}
