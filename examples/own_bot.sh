#!/bin/sh
# A bot in the shell that every system has: krainy arena eko --bots "program:sh examples/own_bot.sh,random" --games 20
# It imagines one game, tries up to eight of its actions there, and takes the one after which its seat stands best.
# Lines are JSON without spaces, and `view` comes last, so that a few patterns can read what is needed.

# number NAME: what stands after "NAME": in $line, up to the next comma or bracket.
number() {
    rest=${line#*"\"$1\":"}
    echo "${rest%%[,\}\]]*}"
}

# list NAME: the numbers in the list after "NAME": in $line, with spaces between them.
list() {
    rest=${line#*"\"$1\":["}
    echo "${rest%%]*}" | tr ',' ' '
}

while read -r line; do
    case $line in
        '{"type":"choose"'*) ;;
        *) continue ;; # "hello" tells which game it is
    esac
    id=$(number id) seat=$(number seat) legal=$(list legal)
    echo '{"imagine":1}'
    read -r line
    best='' most=-1 tried=0
    for action in $legal; do
        tried=$((tried + 1))
        [ $tried -gt 8 ] && break
        echo '{"copy":0}'
        read -r line
        echo "{\"world\":$tried,\"seat\":$seat,\"action\":$action}"
        read -r line
        chance=$(list chances | cut -d ' ' -f $((seat + 1)))
        if [ "$chance" -gt "$most" ]; then
            best=$action most=$chance
        fi
    done
    echo "{\"id\":$id,\"action\":$best}"
done
