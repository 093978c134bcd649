# Varnish 7 in front of Lectern (ADR-870): keeps pages that everybody sees alike, files and pictures.
# The server: CDN_CACHE_SECONDS=60 CDN_PURGE_URL=http://<this cache>/ CDN_PURGE_TOKEN=<the token below> TRUST_PROXY=<this cache>
vcl 4.1;

import std;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

sub vcl_recv {
    # The server says what has changed.
    if (req.method == "POST" && req.http.surrogate-key && req.url == "/") {
        if (req.http.authorization != "Bearer change-this-token-of-yours") {
            return (synth(403));
        }
        if (req.http.surrogate-key !~ "^[\w:/ -]+$") {
            return (synth(400));
        }
        ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
        return (synth(200));
    }

    if (req.http.upgrade ~ "(?i)websocket") {
        return (pipe);
    }

    # Pages are kept once for each language, which lies in a cookie. A visitor cannot set this header.
    if (req.http.cookie ~ "(^|;\s*)locale=en(;|$)") {
        set req.http.x-cdn-language = "en";
    } else {
        set req.http.x-cdn-language = "cn";
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Pieces of films go past: they are asked for by range.
    if (req.http.range) {
        return (pass);
    }
    # Cookies go along; the answer says who may see it.
    return (hash);
}

sub vcl_pipe {
    set bereq.http.upgrade = req.http.upgrade;
    set bereq.http.connection = "upgrade";
}

sub vcl_backend_response {
    if (beresp.http.cache-control !~ "public" || beresp.http.set-cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.x-cache = "hit";
    } else {
        set resp.http.x-cache = "miss";
    }
    if (resp.http.surrogate-key) {
        # Browsers ask each time, and learn this moment, not the one at which the page was put here.
        unset resp.http.surrogate-key;
        set resp.http.cache-control = "private, no-cache";
        set resp.http.vary = "accept-encoding";
        set resp.http.server-timing = "sent-at;desc=" + regsub("" + std.time2real(now, 0.0), "\.", "");
    }
}
